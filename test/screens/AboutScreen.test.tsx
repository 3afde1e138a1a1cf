import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutScreen } from '../../src/screens/AboutScreen';

describe('the About screen', () => {
  it('has one heading of the first level, and one for the places', () => {
    render(<AboutScreen />);
    expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H1', 'H2']);
    expect(screen.getByRole('heading', { level: 1, name: 'We Launched in 2015!' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Where we work' })).toBeTruthy();
  });

  it('tells the story in three paragraphs', () => {
    render(<AboutScreen />);
    expect(screen.getByText(/^We began with two clients/)).toBeTruthy();
    expect(screen.getByText(/^That request is still the brief/)).toBeTruthy();
    expect(screen.getByText(/^Word travelled/)).toBeTruthy();
  });

  it('writes the growth in words, not only in dots', () => {
    render(<AboutScreen />);
    const figures = screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent);
    expect(figures).toContain('2 clients at the start');
    expect(figures).toContain('20+ industry-leading companies');
  });

  it('lists the nations', () => {
    render(<AboutScreen />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'India',
      'UAE',
      'Singapore',
      'and other nations',
    ]);
  });
});
