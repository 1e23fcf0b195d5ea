/** How a write is refused where it is open whether it is: 400 is what the documents have for it, and others have a word of their own. */
export const openRefusals: readonly number[] = [400, 409, 422];
