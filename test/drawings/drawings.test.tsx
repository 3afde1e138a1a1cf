import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientLogo } from '../../src/drawings/ClientLogo';
import { clientLogos } from '../../src/drawings/clientLogos';
import { Icon, type IconName } from '../../src/drawings/Icon';
import * as css from '../../src/drawings/Icon.module.css';
import { interfaceIcons } from '../../src/drawings/interfaceIcons';
import { LogoMark } from '../../src/drawings/LogoMark';
import { OfficeMap } from '../../src/drawings/OfficeMap';
import { optionIcons } from '../../src/drawings/optionIcons';
import { reasonIcons } from '../../src/drawings/reasonIcons';
import { ServiceDrawing } from '../../src/drawings/ServiceDrawing';

const signs = Object.keys({ ...optionIcons, ...reasonIcons }) as IconName[];
const icons = [...signs, ...(Object.keys(interfaceIcons) as IconName[])];
const clients = Object.keys(clientLogos);

it('icons are hidden from assistive technology; each option and reason icon has one node, true-partners two', () => {
  for (const name of icons) {
    const { container, unmount } = render(<Icon name={name} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden'), name).toBe('true');
    expect(container.textContent).toBe('');
    const nodes = container.querySelectorAll(`.${css.node}`);
    if (signs.includes(name)) expect(nodes, name).toHaveLength(name === 'true-partners' ? 2 : 1);
    unmount();
  }
});

it('the logo of a client is one image named by its alt', () => {
  for (const name of clients) render(<ClientLogo name={name} alt={name} />);
  const images = screen.getAllByRole('img');
  expect(images).toEqual(clients.map((name) => screen.getByRole('img', { name })));
});

it('drawings have no references, no style attributes and no tab stops, and are small', () => {
  const { container } = render(
    <>
      <LogoMark />
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {(['management', 'business-strategies', 'development', 'mentorship'] as const).map((name) => (
        <ServiceDrawing key={name} name={name} />
      ))}
      <OfficeMap name="delhi" />
      <OfficeMap name="bhubaneswar" />
    </>,
  );
  const wrong = '[id], [style], [tabindex], use, linearGradient, image';
  expect(container.querySelector(wrong)).toBeNull();
  const values = [...container.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  expect(values.filter((value) => /url\(|#/.test(value))).toEqual([]);
  // Half of the 25 KB that all drawings may take. Class names don't count: the build shortens them.
  expect(container.innerHTML.replace(/ class="[^"]*"/g, '').length).toBeLessThan(12_500);
});
