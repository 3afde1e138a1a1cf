import { describe, expect, it } from 'vitest';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../../src/content/training';

describe('the Training screen', () => {
  it('lists what corporate clients get', () => {
    expect(corporateTraining.title).toBe('Corporate');
    expect(corporateTraining.bullets).toEqual([
      'Expert Instructors',
      'Industry Oriented',
      'Live Projects',
      'Modern Use-cases',
      '24 X 7 Support',
    ]);
  });

  it('lists what colleges get', () => {
    expect(collegeTraining.title).toBe('College');
    expect(collegeTraining.bullets).toEqual([
      'Industry-Specific',
      'Project Base',
      'Focused Courses',
      'Latest Technology',
      'Internships',
    ]);
  });

  it('heads the options with the fixed wording', () => {
    expect(trainingText.optionsHeading).toBe('More that 15+');
    expect(trainingText.optionsHeadingEnd).toBe('options');
  });

  it('offers fifteen options with the labels of the specification', () => {
    expect(trainingOptions.map((option) => option.displayText)).toEqual([
      'AI/ML',
      'Blockchain',
      'IOT',
      'Python',
      'R',
      'Data Science',
      'Emotional Intelligence',
      'Cloud',
      'Networking',
      'Management',
      'Soft-Skills',
      'Web Development',
      'Mobile',
      'Human Resource',
      'And More....',
    ]);
  });

  it('draws each option with an icon of its own and gives each a title', () => {
    expect(new Set(trainingOptions.map((option) => option.imageUrl)).size).toBe(15);
    expect(new Set(trainingOptions.map((option) => option.title)).size).toBe(15);
  });
});
