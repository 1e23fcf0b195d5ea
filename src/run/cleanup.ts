import { createContext } from '../check/context.ts';
import type { Leftover } from '../report/model.ts';
import { type Resource, removeResource } from './resources.ts';
import type { Session } from './session.ts';

/** Removes what a run left, newest first, a few side by side; returns what would not go. */
export async function removeRemaining(session: Session, remaining: readonly Resource[]): Promise<Leftover[]> {
  const queue = [...remaining].reverse();
  const leftovers: Leftover[] = [];
  const context = createContext(session);
  const work = async (): Promise<void> => {
    for (let resource = queue.shift(); resource !== undefined; resource = queue.shift()) {
      const removal = await removeResource(context, resource).catch(() => 'refused');
      if (removal !== 'refused') session.journal.write({ type: 'removed', id: resource.id });
      else leftovers.push(leftover(session, resource));
      session.settle(context.scope);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return leftovers;
}

function leftover(session: Session, resource: Resource): Leftover {
  const { partner, workspace } = session.config.target;
  const baseUrl = (resource.api === 'partner' ? partner?.baseUrl : workspace?.baseUrl) ?? '';
  const template = resource.operation.slice('DELETE '.length);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(resource.path[name] ?? ''));
  const scheme = resource.api === 'partner' ? 'ApiKey' : 'Bearer';
  const value = resource.api === 'partner' ? partner?.apiKey : workspace?.token;
  const remedy = `curl -X DELETE -H 'Authorization: ${scheme} '"${session.redactor.text(value ?? '')}" '${baseUrl}${path}'`;
  return { what: resource.what, remedy };
}
