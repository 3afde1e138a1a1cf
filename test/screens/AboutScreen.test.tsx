import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aboutText, growth } from '../../src/content/about';
import { AboutScreen } from '../../src/screens/AboutScreen';

describe('the About screen', () => {
  it('has one heading of the first level, and one for the places', () => {
    render(<AboutScreen />);
    expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H1', 'H2']);
    expect(screen.getByRole('heading', { level: 1, name: aboutText.heading })).toBeTruthy();
    expect(screen.getByRole('region', { name: aboutText.placesHeading })).toBeTruthy();
  });

  it('tells the story, a paragraph for each part', () => {
    render(<AboutScreen />);
    for (const paragraph of aboutText.story) expect(screen.getByText(paragraph)).toBeTruthy();
  });

  it('writes the growth in words, not only in dots', () => {
    render(<AboutScreen />);
    const figures = screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);
    expect(figures).toContain(`${growth.start.value} ${growth.start.label}`);
    expect(figures).toContain(`${growth.today.value} ${growth.today.label}`);
  });

  it('lists the nations', () => {
    render(<AboutScreen />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...aboutText.places,
      aboutText.otherPlaces,
    ]);
  });
});
