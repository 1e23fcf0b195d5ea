/** Bytes of a body, as they come and as they are decoded: no answer of the documents comes near. */
export const maxBodyBytes = 16 * 1024 * 1024;
/** Bytes of the headers of an answer. */
export const maxHeaderBytes = 64 * 1024;
/** Content-codings one over the other. */
export const maxCodings = 3;
/** Levels of JSON; everything that walks a value relies on it. */
export const maxJsonDepth = 500;
