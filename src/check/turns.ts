import type * as fc from 'fast-check';
import type { Api, OpenId, RequirementId } from '../../generated/catalogue.ts';
import { type CheckBody, type ObservationBody, runCheck, runObservation } from './check.ts';
import type { CheckContext } from './context.ts';
import { type PropertyBody, type PropertyOptions, runProperty } from './property.ts';
import { registry, type Turn } from './registry.ts';

/** How suites say what is to be checked. Nothing of it happens before a run chooses it. */
export interface Registrars {
  /**
   * One check of one requirement. It fails only by throwing `Nonconformance` (use the `expect…` functions);
   * `NotTested` skips it with its reason; everything else is an error of the run, not of the target.
   */
  check(this: void, requirement: RequirementId, name: string, body: CheckBody): void;
  /** A check over many inputs: a failure carries the shrunk input with its seed and path. */
  property<Input>(
    this: void,
    requirement: RequirementId,
    name: string,
    arbitrary: fc.Arbitrary<Input>,
    body: PropertyBody<Input>,
    options?: PropertyOptions,
  ): void;
  /** Records what the target does where the documents leave it open; the answer is short and comparable. */
  observe(this: void, open: OpenId, body: ObservationBody): void;
}

function registrars(turn: Turn): Registrars {
  return {
    check: (requirement, name, body) =>
      registry.add({
        kind: 'check',
        requirement,
        name,
        turn,
        run: (circumstances) => runCheck({ requirement, name, body }, circumstances),
      }),
    property: (requirement, name, arbitrary, body, options = {}) =>
      registry.add({
        kind: 'property',
        requirement,
        name,
        turn,
        run: (circumstances) => runProperty({ requirement, name, arbitrary, body, options }, circumstances),
      }),
    observe: (open, body) =>
      registry.add({
        kind: 'observation',
        open,
        name: 'observation',
        turn,
        run: (circumstances) => runObservation(open, body, circumstances),
      }),
  };
}

export const { check, property, observe } = registrars('among');

/** For what needs things that take time to grow old, and were begun with the run. */
export const late = registrars('late');

/** For what reads a list that the rest of the run changes, and needs old things as well. */
export const alone = registrars('alone');

/** For what a broken target would do to lent fixtures: nothing may need these fixtures afterwards. */
export const lent = registrars('lent');

/**
 * Begins what takes time by itself (something must grow old) when the run does, so that the checks that need it do not
 * wait one after the other. Only for a whole run: a part of it makes no more than it asks for.
 * @param make begins shared things; what goes wrong there shows in the checks that share them.
 */
export function headStart(api: Api, make: (context: CheckContext) => readonly Promise<unknown>[]): void {
  registry.addHeadStart({ api, make });
}
