import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { Section } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { NotFoundRoute } from '../drawings/NotFoundRoute';
import * as classes from './NotFoundScreen.module.css';
import type { ScreenProps } from './ScreenProps';

export function NotFoundScreen({ content }: ScreenProps) {
  const { navigation, notFound } = content;
  return (
    <>
      <div className={classes.route}>
        <NotFoundRoute />
      </div>
      <Section last>
        <Heading level={1} size="page" text={notFound.heading}>
          <span className={classes.code}>{`${notFound.code} `}</span>
          {notFound.heading}
        </Heading>
        <Lede>{notFound.text}</Lede>
        <ul className={classes.links}>
          {navigation
            .filter(({ url }) => notFound.links.includes(url))
            .map(({ displayName, url }) => (
              <li key={url}>
                <TextLink link={{ kind: 'screen', path: url }}>{displayName}</TextLink>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
