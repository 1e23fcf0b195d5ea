/** What the document leaves open about filesystem entries and direct links. */
import { createHash } from 'node:crypto';

export const openEntries = {
  /** Whether the seeded workspaces have the ForbidSpecialCharacters setting on. */
  forbidSpecialCharacters(): boolean {
    return true;
  },
  /** Whether special characters are forbidden in a filespace, by the setting of its workspace. */
  settingIn(setting: boolean, _filespace: { readonly supportsDataStores: boolean }): boolean {
    return setting;
  },
  id(filespaceNumber: number, entryNumber: number): string {
    return `${filespaceNumber}:${entryNumber}`;
  },
  rootName(): string {
    return '/';
  },
  /** The root has no parent; this is what it shows in place of one. */
  rootParentId(rootId: string): string {
    return rootId;
  },
  directorySize(): number {
    return 0;
  },
  /** Names that the document does not speak of: control characters, great length. */
  name(name: string): boolean {
    return name.length <= 255 && !/\p{Cc}/u.test(name);
  },
  /** Further names that count as reserved while special names are forbidden. */
  reserved(_name: string): boolean {
    return false;
  },
  /** The form in which a name is kept. */
  normalized(name: string): string {
    return name;
  },
  /** Whether two different names count as the same in one directory. */
  sameName(_a: string, _b: string): boolean {
    return false;
  },
  /** Whether a new or removed child changes the directory's modifiedAt. */
  touchesParent(): boolean {
    return true;
  },
  /** The names along an absolute path. */
  segments(path: string): readonly string[] {
    return path.split('/').filter((segment) => segment !== '');
  },
  /** The page size of a `limit` as sent; null refuses it. */
  limit(sent: string | undefined): number | null {
    if (sent === undefined || sent === '') return 100;
    const limit = Number(sent);
    return Number.isFinite(limit) && limit >= 1 ? Math.min(Math.floor(limit), 1000) : null;
  },
  cursor(after: number): string {
    return Buffer.from(`after ${after}`).toString('base64url');
  },
  /** The place that a cursor names; null refuses it. */
  readCursor(cursor: string): number | null {
    const match = /^after (\d+)$/u.exec(Buffer.from(cursor, 'base64url').toString());
    return match?.[1] === undefined ? null : Number(match[1]);
  },
  /** What stands in place of a cursor when there are no more children; undefined leaves the field out. */
  noMoreCursor(): string | null | undefined {
    return '';
  },
  /** Whether a file has children, none, instead of being an error. */
  filesHaveChildren(): boolean {
    return true;
  },
};

export const openDirectLinks = {
  url(filespaceId: string, entryId: string): string {
    const name = createHash('sha256').update(`${filespaceId} ${entryId}`).digest('base64url').slice(0, 32);
    return `https://links.example/open/${name}`;
  },
  directoriesHaveLinks(): boolean {
    return true;
  },
};
