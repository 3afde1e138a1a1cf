import { describe, expect, it } from 'vitest';
import { aboutText, growth } from '../../src/content/about';
import { technologies } from '../../src/content/technologies';
import { trainingOptions } from '../../src/content/training';

describe('the About screen', () => {
  it('is headed by the year of the launch', () => {
    expect(aboutText.heading).toBe('We Launched in 2015!');
  });

  it('tells of two clients at the start and of 20+ industry-leading companies', () => {
    const story = aboutText.story.join(' ');
    expect(story).toContain('two clients');
    expect(story).toContain('20+ industry-leading companies');
    expect(growth.start).toEqual({ label: 'clients at the start', value: '2' });
    expect(growth.today).toEqual({ label: 'industry-leading companies', value: '20+' });
  });

  it('names the nations of the specification', () => {
    expect([...aboutText.places, aboutText.otherPlaces]).toEqual([
      'India',
      'UAE',
      'Singapore',
      'and other nations',
    ]);
  });

  it('keeps technology icons that are drawn for the training options', () => {
    const drawn: string[] = trainingOptions.map((option) => option.imageUrl);
    expect(technologies.length).toBeGreaterThan(0);
    expect(drawn).toEqual(expect.arrayContaining(technologies.map((icon) => icon.imageUrl)));
  });
});
