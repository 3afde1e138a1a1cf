import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { Section } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { notFoundLinks, notFoundText } from '../content/notFound';
import { NotFoundRoute } from '../drawings/NotFoundRoute';
import * as classes from './NotFoundScreen.module.css';
import type { ScreenProps } from './ScreenProps';

export function NotFoundScreen(_: ScreenProps) {
  return (
    <>
      <div className={classes.route}>
        <NotFoundRoute />
      </div>
      <Section last>
        <Heading level={1} size="page" text={notFoundText.heading}>
          <span className={classes.code}>{`${notFoundText.code} `}</span>
          {notFoundText.heading}
        </Heading>
        <Lede>{notFoundText.text}</Lede>
        <ul className={classes.links}>
          {notFoundLinks.map(({ displayName, url }) => (
            <li key={url}>
              <TextLink link={{ kind: 'screen', path: url }}>{displayName}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
