import type { TrainingSection } from '../content/types';
import * as classes from './AudienceSplit.module.css';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';
import { TextLink } from './TextLink';

interface AudienceSplitProps {
  readonly audiences: readonly [TrainingSection, TrainingSection];
  /** Where the link of each audience writes to. */
  readonly address: string;
}

/** Two audiences side by side, with a stepped edge between them, or one above the other. */
export function AudienceSplit({ audiences, address }: AudienceSplitProps) {
  const titles = audiences.map(({ title }) => title).join(' ');
  return (
    <div className={classes.split} data-fields>
      {audiences.map(({ title, text, bullets, mailLink, mailSubject }, index) => (
        <section key={title} className={classes.audience} data-ground={index ? 'accent' : 'deep'}>
          <HeadingElement level={2} className={classes.title}>
            <Headline text={titles}>{title}</Headline>
          </HeadingElement>
          <p className={classes.text}>{text}</p>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet} className={classes.bullet}>
                {bullet}
              </li>
            ))}
          </ul>
          <div className={classes.link} data-print="hidden">
            <TextLink link={{ kind: 'mail', address, subject: mailSubject }}>{mailLink}</TextLink>
          </div>
        </section>
      ))}
    </div>
  );
}
