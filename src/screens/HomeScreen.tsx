import { ActionLink } from '../components/ActionLink';
import { Heading } from '../components/Heading';
import { homeText } from '../content/home';
import type { ScreenProps } from './ScreenProps';

export function HomeScreen(_: ScreenProps) {
  return (
    <Heading level={1} size="display">
      {homeText.heroLines.join(' ')}
      <ActionLink link={{ kind: 'screen', path: '/training' }}>x</ActionLink>
    </Heading>
  );
}
