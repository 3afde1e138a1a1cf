import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TrainingScreen } from '../../src/screens/TrainingScreen';

const bulletsUnder = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).parentElement;
  return within(section as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the Training screen', () => {
  it('is headed without a gap in the outline', () => {
    render(<TrainingScreen />);
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H1', 'Getting Ready for the future.'],
      ['H2', 'Corporate'],
      ['H2', 'College'],
      ['H2', 'More that 15+ options'],
    ]);
  });

  it('says what companies get and what colleges get', () => {
    render(<TrainingScreen />);
    expect(bulletsUnder('Corporate')).toContain('24 X 7 Support');
    expect(bulletsUnder('Corporate')).toHaveLength(5);
    expect(bulletsUnder('College')).toContain('Internships');
    expect(bulletsUnder('College')).toHaveLength(5);
  });

  it('shows fifteen options, the last of which is more', () => {
    render(<TrainingScreen />);
    const region = screen.getByRole('region', { name: 'More that 15+ options' });
    const options = within(region).getAllByRole('listitem');
    expect(options).toHaveLength(15);
    expect(options.at(-1)?.textContent).toBe('And More....');
  });

  it('spells out the short names of options', () => {
    render(<TrainingScreen />);
    expect(screen.getByTitle('Internet of things').textContent).toBe('IOT');
  });

  it('offers nothing to press: options are to be read', () => {
    render(<TrainingScreen />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
