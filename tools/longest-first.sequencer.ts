import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the suites that take minutes first, so that none of them is left running alone at the end. Vitest itself goes by
 * the last run's times, which a fresh clone does not have, and else by the size of a file, which says little here.
 */
const minutes = ['/ratchet/', '/journeys/', '/faults/', '/matrix.spec', '/sandbox-pool.spec', '/identity.spec'];

export default class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = minutes.findIndex((part) => moduleId.includes(part));
      return place === -1 ? minutes.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
