import { dataMap } from './data-map.ts';

/** The whole data map, to be read on a telephone as well as on a desk. */
export function HeldDataList() {
  return (
    <ul className="mt-6 list-none divide-y divide-rule border-y border-rule pl-0">
      {dataMap.map(({ what, where, howLong, who }) => (
        <li key={what} className="my-0 py-5">
          <h3 className="mt-0 text-base">{what}</h3>
          <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-3">
            {[
              ['Where', where],
              ['How long', howLong],
              ['Who can see it', who],
            ].map(([name, text]) => (
              <div key={name}>
                <dt className="text-sm text-ink-faint">{name}</dt>
                <dd className="m-0">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
