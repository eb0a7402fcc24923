import { describe, expect, it } from 'vitest';

import { faultsOfIndex, faultsOfReplacements } from './decision-index.mjs';

/** @param {string} name @param {string} title @param {string} status @param {string} [replaces] */
const decision = (name, title, status, replaces) => ({
  name,
  text: [
    `# ${name.slice(0, 4)}: ${title}`,
    '',
    '- Date: 2026-01-01',
    `- Status: ${status}`,
    ...(replaces === undefined ? [] : [`- Replaces: ${replaces}`]),
    '',
  ].join('\n'),
});

describe('what replaces what', () => {
  it('is said by both decisions', () => {
    const all = [
      decision('0001-a.md', 'A', 'replaced by 0003'),
      decision('0002-b.md', 'B', 'accepted, replaced in part by 0003'),
      decision('0003-c.md', 'C', 'accepted', '0001, 0002 in part'),
    ];
    expect(faultsOfReplacements(all)).toEqual([]);
  });

  it('is refused where one of them is silent, or says less', () => {
    const all = [
      decision('0001-a.md', 'A', 'replaced by 0003'),
      decision('0002-b.md', 'B', 'accepted'),
      decision('0003-c.md', 'C', 'accepted', '0002'),
      decision('0004-d.md', 'D', 'replaced by 0005'),
      decision('0005-e.md', 'E', 'accepted', '0004 in part'),
    ];
    expect(faultsOfReplacements(all)).toEqual([
      '0001-a.md: 0003 does not say "- Replaces: 0001"',
      '0003-c.md: 0002 does not say "replaced by 0003"',
      '0004-d.md: 0005 does not say "- Replaces: 0004"',
      '0005-e.md: 0004 does not say "replaced in part by 0005"',
    ]);
  });
});

describe('the index', () => {
  const all = [
    decision('0001-a.md', 'Do A', 'accepted'),
    decision('0002-b.md', 'Do B', 'accepted'),
  ];

  it('has each decision once, with its title', () => {
    const index = '## Pages\n\n- [0002](0002-b.md): Do B\n- [0001](0001-a.md): Do A\n';
    expect(faultsOfIndex(index, all)).toEqual([]);
  });

  it('is refused where one is missing, renamed, gone or there twice', () => {
    const index = [
      '- [0001](0001-a.md): Do another A',
      '- [0003](0003-c.md): Do C',
      '- [0002](0002-b.md): Do B',
      '- [0002](0002-b.md): Do B',
    ].join('\n');
    expect(faultsOfIndex(index, all)).toEqual([
      'the index has 0003-c.md, which does not exist',
      'the index lacks "- [0001](0001-a.md): Do A"',
      'the index has 0002-b.md more than once',
    ]);
    expect(faultsOfIndex('', all)).toHaveLength(2);
  });
});
