import type { ReactNode } from 'react';
import { Columns } from './Columns';
import classes from './PlaceList.module.css';

interface PlaceListProps {
  readonly places: readonly string[];
  /** Ends the list, in a quieter colour. */
  readonly otherPlaces: string;
  /** What the list is about. */
  readonly children: ReactNode;
}

/** The names of places, set large. */
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
