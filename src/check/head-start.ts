import type { Api } from '../../generated/catalogue.ts';
import { session } from '../run/current.ts';
import { Tenant } from '../run/tenant.ts';
import { type CheckContext, createContext } from './context.ts';

/**
 * Begins what takes time by itself (something must grow old) when the run does, so that the checks that need it do not
 * wait one after the other. Only for a whole run: a part of it makes no more than it asks for.
 * @param make begins shared things; what goes wrong there shows in the checks that share them.
 */
export function headStart(api: Api, make: (context: CheckContext) => readonly Promise<unknown>[]): void {
  const { config } = session();
  const isPart = config.selected !== null || config.replay !== null || config.readOnly || config.dryRun === true;
  if (isPart || !config.apis.includes(api)) return;
  // Set-up files may be loaded once for each suite file.
  const begin = async (): Promise<void> => {
    const context = createContext(session(), session().halt, '', { tenant: new Tenant({ isShared: true }) });
    for (const started of make(context)) started.catch(() => undefined);
  };
  void session().shared(`head start of ${api}`, () => ({ made: begin(), tenant: null, remove: async () => undefined }));
}
