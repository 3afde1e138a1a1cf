// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../build/contentDifferences.mjs';
import { annotation, commentOn } from '../../build/tools/contentComment.mjs';

describe('what differs from the texts that were shipped', () => {
  const shipped = {
    home: {
      lede: 'Instructor-led IT training for companies and colleges',
      clients: [{ displayName: 'A' }, { displayName: 'B' }],
      statistics: [{ label: 'Nations', value: '3+' }],
    },
    training: { corporate: { bullets: ['One', 'Two'] } },
  };

  it('is nothing for the same texts', () => {
    expect(differencesOf(structuredClone(shipped), shipped)).toEqual([]);
  });

  it('is told by numbers if a list is longer', () => {
    const own = structuredClone(shipped);
    own.home.clients.push({ displayName: 'C' });
    own.training.corporate.bullets.pop();
    expect(differencesOf(own, shipped)).toEqual([
      'home.yaml: 3 clients; shipped: 2.',
      'training.yaml: corporate: 1 bullets; shipped: 2.',
    ]);
  });

  it('is told by values if they are short', () => {
    const own = structuredClone(shipped);
    own.home.statistics = [{ label: 'Nations', value: '4+' }];
    expect(differencesOf(own, shipped)).toEqual([
      'home.yaml: statistics[1].value is “4+”; shipped: “3+”.',
    ]);
  });

  it('is told by the names of fields if the texts are long', () => {
    const own = structuredClone(shipped);
    own.home.lede = 'Training';
    expect(differencesOf(own, shipped)).toEqual(['home.yaml: other words in lede.']);
  });
});

describe('for GitHub', () => {
  const fault = 'src/content/en/home.yaml:4: lede: expected a text, got <b>"100%"</b>.';
  const findings = { faults: [fault], notes: [], differences: [] };
  const tree = 'https://github.com/owner/name/blob/4f2c';

  it('a comment links each mistake to its line', () => {
    expect(commentOn(findings, tree)).toContain(
      `- [src/content/en/home.yaml, line 4](${tree}/src/content/en/home.yaml?plain=1#L4): lede: expected`,
    );
  });

  it('a comment shows HTML of a text as text', () => {
    expect(commentOn(findings, tree)).not.toContain('<b>');
  });

  it('a comment has no link for what has no line', () => {
    const notes = ['src/content/en/home copy.yaml is ignored: no file of the site has this name.'];
    expect(commentOn({ ...findings, faults: [], notes }, tree)).toContain(
      '- src/content/en/home copy.yaml is ignored: no file',
    );
  });

  it('an annotation names file and line', () => {
    expect(annotation('error', fault)).toBe(
      '::error file=src/content/en/home.yaml,line=4::lede: expected a text, got <b>"100%25"</b>.',
    );
  });
});
