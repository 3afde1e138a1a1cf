import type { ReactNode } from 'react';
import { Columns } from './Columns';
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
  return (
    <Columns split="5:7">
      <div className={classes.about}>{children}</div>
      <ul className={classes.list}>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
        <li>{otherPlaces}</li>
      </ul>
    </Columns>
  );
}
