import { Heading } from './Heading';
import classes from './IntroBand.module.css';
import { Lede } from './Lede';

export interface IntroBandProps {
  readonly heading: string;
  readonly lede: string;
}

/** How a screen begins: its name in display size, and what it is about beside it. */
export function IntroBand({ heading, lede }: IntroBandProps) {
  return (
    <div className={classes.band}>
      <Heading level={1} size="display">
        {heading}
      </Heading>
      <Lede>{lede}</Lede>
    </div>
  );
}
