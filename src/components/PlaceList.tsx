import type { ReactNode } from 'react';
import { Columns } from './Columns';
import { Headline } from './Headline';
import * as classes from './PlaceList.module.css';

interface PlaceListProps {
  readonly places: readonly string[];
  /** The last item of the list, in a softer colour. */
  readonly otherPlaces: string;
  /** Heading and introduction. */
  readonly children: ReactNode;
}

/** Names of places in large type, with an introduction beside them. */
export function PlaceList({ places, otherPlaces, children }: PlaceListProps) {
  const names = [...places, otherPlaces];
  return (
    <Columns split="5:7">
      <div className={classes.about}>{children}</div>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>
            <Headline text={names.join(' ')}>{name}</Headline>
          </li>
        ))}
      </ul>
    </Columns>
  );
}
