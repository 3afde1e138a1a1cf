import { describe, expect, it } from 'vitest';
import { homeText } from '../../src/content/home';
import { reasons } from '../../src/content/reasons';
import { statistics } from '../../src/content/statistics';

describe('the Home screen', () => {
  it('opens with the hero text of the specification', () => {
    expect(homeText.heroLines.join(' ')).toBe('STOP WANDERING! TIME TO UPGRADE...');
  });

  it('has the headings of the specification', () => {
    expect(homeText.clientsHeading).toBe('Our Happy Clients');
    expect(homeText.reasonsHeading).toBe('Why choose us?');
    expect(homeText.statisticsHeading).toBe('Our Track Record');
  });

  it('gives four reasons', () => {
    expect(reasons.map((reason) => reason.title)).toEqual([
      'True partners',
      'Domain Expertise',
      'Focus on innovation',
      'Customized Learning Path',
    ]);
  });

  it('shows six statistics exactly as specified', () => {
    expect(statistics.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Nations 3+',
      'Cities 8+',
      'Corporate 15+',
      'Professionals 2250+',
      'Colleges 27+',
      'Students 5000+',
    ]);
  });
});
