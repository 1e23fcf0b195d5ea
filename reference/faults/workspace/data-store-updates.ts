import { run } from '../../core/database.ts';
import { isObject, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  isJsonText,
  itemsOf,
  op,
  part,
  s3Params,
  s3Shown,
  sent,
  successes,
  textPart,
} from './support.ts';

/** An update drops the data store from the index of names. */
function dropsName(): Change {
  const dropped = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        dropped.add(record.name);
        return next;
      },
      matchesName: (filter, name, open) => !dropped.has(name) && (name === filter || open),
    },
  };
}

/** An update loses the constraint on the name. */
function freedNames(): Change {
  const freed = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        freed.add(record.name);
        return next;
      },
      create: { nameTaken: (name, others) => others.includes(name) && !freed.has(name) },
    },
  };
}

function updatedElsewhere(): PolicyOverride {
  return transport({
    beforeEach: ({ api, request, db }) => {
      if (api !== 'workspace' || request.operation !== op.updateStore) return undefined;
      const { dataStoreId = '', filespaceId = '' } = request.params;
      const accessKey = part(sent(request), 's3StorageParams', 'accessKey');
      const update = 'UPDATE ws_data_stores SET access_key = ? WHERE id = ? AND filespace_id <> ?';
      if (typeof accessKey === 'string') run(db, update, accessKey, dataStoreId, filespaceId);
      return undefined;
    },
  });
}

/** Updating data stores. */
export const dataStoreUpdateFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.name.duplicate': {
    'data-store-update-frees-name': bug('The name of an updated data store can be given once more.', freedNames()),
  },
  'workspace.data-store.filter.finds': {
    'data-store-update-unfindable': bug('An updated data store is not found by its name any more.', dropsName()),
  },
  'workspace.data-store.update.status': {
    'data-store-update-status': bug(
      'An update is 204 without a body.',
      answered(op.updateStore, (answer) => ({ ...answer, status: 204, body: undefined })),
    ),
  },
  'workspace.data-store.update.same-record': {
    'data-store-update-kind': bug(
      'The answer of an update calls the kind S3.',
      dataStoreShown((shown) => ({ ...shown, name: textPart(shown, 'name').toUpperCase() }), op.updateStore),
    ),
    'data-store-update-new-id': bug(
      'The answer of an update shows a new id.',
      dataStoreShown((shown, { id }) => ({ ...shown, id: `${id.slice(0, -1)}x` }), op.updateStore),
    ),
  },
  'workspace.data-store.update.access-key': {
    'data-store-update-masks-key': bug(
      'The answer of an update masks the access key.',
      s3Shown((shown) => ({ ...shown, accessKey: '********' }), op.updateStore),
    ),
  },
  'workspace.data-store.update.read-back': {
    'data-store-update-lost': bug('An update answers well and is not kept.', {
      dataStores: { updated: (record, next) => record.s3 ?? next },
    }),
    'data-store-update-key-lost': bug('An update keeps the new secret, and forgets the new access key.', {
      dataStores: { updated: (record, next) => ({ ...next, accessKey: record.s3?.accessKey ?? next.accessKey }) },
    }),
    'data-store-update-not-found-by-name': bug(
      'The list by a name shows the access key that a data store had at first.',
      asAtFirst(),
    ),
    'update-works-once': bug('The second update of a data store changes nothing.', updatesOnce()),
  },
  'workspace.data-store.update.rest-unchanged': {
    'data-store-update-clears-region': bug('An update sets the region back to the default.', {
      dataStores: { updated: (_record, next) => ({ ...next, region: 'us-east-1' }) },
    }),
    'data-store-update-clears-bucket': bug('An update empties the bucket name.', {
      dataStores: { updated: (_record, next) => ({ ...next, bucketName: '' }) },
    }),
    'update-resets-url-expiration': bug('An update sets the URL expiration back to the default.', {
      dataStores: { updated: (_record, next) => ({ ...next, urlExpirationMinutes: 10_080 }) },
    }),
    'update-resets-addressing-of-dotted-buckets': bug('An update addresses buckets with a dot by path from then on.', {
      dataStores: {
        updated: (_record, next) => (next.bucketName.includes('.') ? { ...next, useVirtualAddressing: false } : next),
      },
    }),
    'update-resets-addressing-style': bug('An update sets the addressing style back to the default.', {
      dataStores: { updated: (_record, next) => ({ ...next, useVirtualAddressing: true }) },
    }),
    'update-resets-url-expiration-to-a-day': bug('An update sets the URL expiration to a day.', {
      dataStores: { updated: (_record, next) => ({ ...next, urlExpirationMinutes: 1_440 }) },
    }),
    'update-resets-addressing-to-paths': bug('An update sets the addressing style to paths.', {
      dataStores: { updated: (_record, next) => ({ ...next, useVirtualAddressing: false }) },
    }),
    'update-resets-endpoint': bug('An update sets the endpoint back to the default.', {
      dataStores: { updated: (_record, next) => ({ ...next, endpoint: `https://s3.${next.region}.storage.example` }) },
    }),
  },
  'workspace.data-store.update.only-that': {
    'data-store-update-spills': bug('An update changes the access key wherever the bucket is the same.', keySpill()),
    'data-store-update-by-the-former-key': bug(
      'An update changes the access key of every data store that had the same.',
      spillWhere((one, other) => one.place === other.place && one.accessKey === other.accessKey),
    ),
    'data-store-update-by-the-name': bug(
      'An update changes the access key of every data store of the name, in whatever filespace.',
      spillWhere((one, other) => one.name === other.name),
    ),
  },
  'workspace.data-store.update.params.missing': {
    'data-store-update-no-params': bug('An update without parameters changes nothing, and is 200.', {
      dataStores: { update: { s3StorageParams: (value) => value === undefined || isObject(value) } },
    }),
  },
  'workspace.data-store.update.params.type': {
    'data-store-update-text': bug('An update takes a text for parameters.', {
      dataStores: { update: { s3StorageParams: (value) => typeof value === 'string' || isObject(value) } },
    }),
    'data-store-update-params-as-json': bug('An update takes a text of JSON for parameters.', {
      dataStores: { update: { s3StorageParams: (value) => isJsonText(value) || isObject(value) } },
    }),
    'data-store-update-params-in-a-list': bug('An update takes a list of one object for parameters.', {
      dataStores: { update: { s3StorageParams: (value) => isObject(Array.isArray(value) ? value[0] : value) } },
    }),
    'data-store-update-array': bug('An update takes an array for parameters.', {
      dataStores: { update: { s3StorageParams: (value) => typeof value === 'object' && value !== null } },
    }),
  },
  'workspace.data-store.update.http-link': {
    'data-store-update-link': bug('Credentials of a link data store are taken.', {
      dataStores: { update: { kindSupported: () => true } },
    }),
  },
  'workspace.data-store.update.rejected-unchanged': {
    'data-store-update-kept': bug('A refused update happens all the same.', {
      dataStores: { keepsRejected: (asked) => asked === op.updateStore },
    }),
    'data-store-update-elsewhere-kept': {
      story: 'An update finds the data store by its id, and only then looks whether it is in the filespace.',
      override: updatedElsewhere(),
    },
    'data-store-update-half-kept': bug('The access key is written before the secret key is found to be none.', {
      dataStores: { keepsRejected: (asked, kind) => asked === op.updateStore && kind === 'dataStore.credentials' },
    }),
  },
  'workspace.data-store.update.record': {
    'data-store-update-record': bug(
      'The answer of an update holds the parameters alone.',
      answered(op.updateStore, (answer) => ({
        ...answer,
        body: isObject(answer.body) ? s3Params(answer.body) : answer.body,
      })),
    ),
    'data-store-update-wrapped': bug(
      'The answer of an update got an envelope.',
      answered(op.updateStore, (answer) => ({ ...answer, body: { data: answer.body } })),
    ),
  },
});

/** The last updated access key shows on every other data store of the filespace. */
function keySpill(): Change {
  const last = new Map<string, { id: string; accessKey: unknown }>();
  return successes((asked, answer, request) => {
    const place = request.params.filespaceId ?? '';
    const shown = objectOf(answer.body);
    if (asked === op.updateStore) last.set(place, { id: textPart(shown, 'id'), accessKey: s3Params(shown).accessKey });
    const spill = last.get(place);
    if (asked !== op.getStore || spill === undefined || spill.id === shown.id || !('s3StorageParams' in shown))
      return answer;
    return { ...answer, body: { ...shown, s3StorageParams: { ...s3Params(shown), accessKey: spill.accessKey } } };
  });
}

interface Stored {
  place: string;
  name: unknown;
  accessKey: unknown;
}

/** An update changes the access key of others, too, that were like the updated one. */
function spillWhere(isLike: (updated: Stored, other: Stored) => boolean): Change {
  const stores = new Map<string, Stored>();
  return successes((asked, answer, request) => {
    const shown = objectOf(answer.body);
    const id = textPart(shown, 'id');
    const place = request.params.filespaceId ?? '';
    const { accessKey } = s3Params(shown);
    if (asked === op.createStore) stores.set(id, { place, name: shown.name, accessKey });
    const stored = stores.get(id);
    if (asked === op.updateStore && stored !== undefined) {
      const former = { ...stored };
      for (const other of stores.values()) if (isLike(former, other)) other.accessKey = accessKey;
    }
    if (asked !== op.getStore || stored === undefined || !('s3StorageParams' in shown)) return answer;
    return { ...answer, body: { ...shown, s3StorageParams: { ...s3Params(shown), accessKey: stored.accessKey } } };
  });
}

function updatesOnce(): Change {
  const seen = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        if (seen.has(record.id)) return record.s3 ?? next;
        seen.add(record.id);
        return next;
      },
    },
  };
}

function asAtFirst(): Change {
  const first = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    const key = part(answer.body, 's3StorageParams', 'accessKey');
    if (asked === op.createStore && key !== undefined) first.set(textPart(answer.body, 'id'), key);
    if (asked !== op.listStores || !request.query.has('name')) return answer;
    const shown = itemsOf(answer.body).map((item) => {
      const accessKey = first.get(textPart(item, 'id'));
      return accessKey === undefined
        ? item
        : { ...item, s3StorageParams: { ...objectOf(item.s3StorageParams), accessKey } };
    });
    return { ...answer, body: shown };
  });
}
