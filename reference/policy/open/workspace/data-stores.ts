/** What the document leaves open about data stores. */
import { newUuid } from '../../../core/ids.ts';

export const openDataStores = {
  newId(): string {
    return `ds${newUuid().replaceAll('-', '')}`;
  },
  idWellFormed(id: string): boolean {
    return /^ds[0-9a-f]{32}$/u.test(id);
  },
  /** Among which data stores a name must be new. */
  nameScope(): 'filespace' | 'workspace' {
    return 'filespace';
  },
  maximum(): number {
    return 200;
  },
  /** Names of the request's fields, by the neutral meaning. */
  requestField(
    field: 'accessKey' | 'secretKey' | 'endpoint' | 'useVirtualAddressing' | 'urlExpirationMinutes',
  ): string {
    return field;
  },
  /** Whether the service checks a bucket's name or a region any further. */
  bucketName(_bucket: string): boolean {
    return true;
  },
  region(_region: string): boolean {
    return true;
  },
  /** Whether one of the credentials may be missing. */
  credential(value: unknown, _missingAllowedOn: 'create' | 'update'): boolean {
    return typeof value === 'string' && value !== '';
  },
  defaults(region: string): { endpoint: string; useVirtualAddressing: boolean; urlExpirationMinutes: number } {
    return {
      endpoint: `https://s3.${region}.storage.example`,
      useVirtualAddressing: true,
      urlExpirationMinutes: 10_080,
    };
  },
  endpoint(value: unknown): boolean {
    return value === undefined || typeof value === 'string';
  },
  useVirtualAddressing(value: unknown): boolean {
    return value === undefined || typeof value === 'boolean';
  },
  urlExpirationMinutes(value: unknown): boolean {
    return value === undefined || (typeof value === 'number' && value > 0);
  },
  /** Whether an update takes fields other than the credentials. */
  updatesEverything(): boolean {
    return false;
  },
  /** Whether the parameters of a data store that needs none are an error. */
  strayParamsAllowed(): boolean {
    return true;
  },
};
