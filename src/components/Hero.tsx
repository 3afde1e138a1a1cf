import type { ReactNode } from 'react';
import { HeroRoute } from '../drawings/HeroRoute';
import { BelowOpening } from './BelowOpening';
import { Heading } from './Heading';
import * as classes from './Hero.module.css';
import { Lede } from './Lede';

interface HeroProps {
  /** One sentence, split into lines. In a narrow site, a line wraps. */
  readonly lines: readonly string[];
  readonly lede: string;
  readonly actions: ReactNode;
  /** Labels of the drawn treads, from the lowest up. */
  readonly steps: readonly string[];
}

/** The first part of Home: heading, actions, and the drawing of a route. */
export function Hero({ lines, lede, actions, steps }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <Heading level={1} size="display-long">
          {lines.join('\n')}
        </Heading>
        <Lede>{lede}</Lede>
        <div className={classes.actions} data-print="hidden">
          {actions}
        </div>
      </div>
      <BelowOpening>
        <div className={classes.drawing} aria-hidden="true">
          <HeroRoute steps={steps} />
        </div>
      </BelowOpening>
    </section>
  );
}
