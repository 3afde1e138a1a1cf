import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

const namesOf = <Shapes extends object>(shapes: Shapes) => Object.keys(shapes) as (keyof Shapes)[];
const options = namesOf(optionIcons);
const reasons = namesOf(reasonIcons);
const clients = Object.keys(clientLogos);

function nodesOf(name: IconName) {
  const { container } = render(<Icon name={name} />);
  return container.querySelectorAll(`.${css.node}`);
}

describe('Icon', () => {
  it.each([...options, ...reasons, ...namesOf(interfaceIcons)])(
    'keeps %s from assistive technology',
    (name) => {
      const { container } = render(<Icon name={name} />);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      expect(container.textContent).toBe('');
      expect(screen.queryByRole('img')).toBeNull();
    },
  );

  it.each([...options, ...reasons.filter((name) => name !== 'true-partners')])(
    'gives %s one node',
    (name) => {
      expect(nodesOf(name)).toHaveLength(1);
    },
  );

  it('gives True partners two nodes', () => {
    expect(nodesOf('true-partners')).toHaveLength(2);
  });
});

describe('ClientLogo', () => {
  it.each(clients)('shows %s as one image named by its alt', (name) => {
    render(<ClientLogo name={name} alt="Some client logo" />);
    expect(screen.getAllByRole('img', { name: 'Some client logo' })).toHaveLength(1);
  });
});

describe('the family', () => {
  const family = (
    <>
      <LogoMark />
      {([...options, ...reasons, ...namesOf(interfaceIcons)] as IconName[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
      {clients.map((name) => (
        <ClientLogo key={name} name={name} alt="Some client logo" />
      ))}
      <ServiceDrawing name="management" />
      <ServiceDrawing name="business-strategies" />
      <ServiceDrawing name="development" />
      <ServiceDrawing name="mentorship" />
      <OfficeMap name="delhi" />
      <OfficeMap name="bhubaneswar" />
    </>
  );

  it('refers to nothing by id or address and styles nothing in place', () => {
    const { container } = render(family);
    expect(container.querySelector('[id], [style], use, linearGradient, image')).toBeNull();
    const values = [...container.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ value }) => value),
    );
    expect(values.filter((value) => /url\(|#/.test(value))).toEqual([]);
  });

  it('takes no tab stop', () => {
    const { container } = render(family);
    expect(container.querySelectorAll('[tabindex]')).toHaveLength(0);
  });

  it('stays under half the 25 KB that all drawings may take', () => {
    const { container } = render(family);
    // Reads `innerHTML` for its length, which is about that of the source. Class names don't count: the build
    // shortens them.
    expect(container.innerHTML.replace(/ class="[^"]*"/g, '').length).toBeLessThan(12_500);
  });
});
