import type { ReactNode } from 'react';
import { HeroRoute } from '../drawings/HeroRoute';
import { Heading } from './Heading';
import classes from './Hero.module.css';
import { Lede } from './Lede';

interface HeroProps {
  /** One sentence, in the pieces it breaks into where there is room. */
  readonly lines: readonly string[];
  readonly lede: string;
  readonly actions: ReactNode;
  /** The names of the route's treads, from the first up. */
  readonly steps: readonly string[];
}

/** The opening of Home: what the company asks of its visitors, and the route it leads them. */
export function Hero({ lines, lede, actions, steps }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <Heading level={1} size="display">
          {lines.map((line) => [
            <span key={line} className={classes.line}>
              {line}
            </span>,
            ' ',
          ])}
        </Heading>
        <Lede level={1}>{lede}</Lede>
        <div className={classes.actions} data-print="hidden">
          {actions}
        </div>
      </div>
      <div className={classes.drawing} aria-hidden="true">
        <HeroRoute steps={steps} />
      </div>
    </section>
  );
}
