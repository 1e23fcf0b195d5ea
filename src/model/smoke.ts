import { type RequirementId, requirements } from '../../generated/catalogue.ts';

/** So many of each group: the groups with most ids tell many like cases apart, such as what a name may hold. */
const perGroup = 4;

/** What the depth `smoke` looks at, for an answer within seconds: the first MUSTs of each group of ids. */
export const smokeRequirements: ReadonlySet<RequirementId> = new Set(
  [...Map.groupBy(mustIds(), (id) => id.slice(0, id.lastIndexOf('.'))).values()].flatMap((group) =>
    group.slice(0, perGroup),
  ),
);

function mustIds(): RequirementId[] {
  return requirements.filter(({ level }) => level === 'MUST').map(({ id }) => id);
}
