import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../../src/content/training';
import { TrainingScreen } from '../../src/screens/TrainingScreen';

const optionsHeading = `${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`;

const bulletsUnder = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).parentElement;
  return within(section as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the Training screen', () => {
  it('has headings without a gap in their levels', () => {
    render(<TrainingScreen />);
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H1', trainingText.heading],
      ['H2', corporateTraining.title],
      ['H2', collegeTraining.title],
      ['H2', optionsHeading],
    ]);
  });

  it('says what companies get and what colleges get', () => {
    render(<TrainingScreen />);
    expect(bulletsUnder(corporateTraining.title)).toEqual(corporateTraining.bullets);
    expect(bulletsUnder(collegeTraining.title)).toEqual(collegeTraining.bullets);
  });

  it('lists the options', () => {
    render(<TrainingScreen />);
    const region = screen.getByRole('region', { name: optionsHeading });
    const options = within(region).getAllByRole('listitem');
    expect(options.map((option) => option.textContent)).toEqual(
      trainingOptions.map(({ displayText }) => displayText),
    );
  });

  it('spells out the short names of options', () => {
    render(<TrainingScreen />);
    for (const { title, displayText } of trainingOptions) {
      expect(screen.getByTitle(title).textContent).toBe(displayText);
    }
  });

  it('has no buttons and no links', () => {
    render(<TrainingScreen />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
