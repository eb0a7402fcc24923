import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { sectionOf } from '../lib/imports/targets';
import { sectionsOf } from './foreign';

const jobs = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../test/files/greenhouse.json'), 'utf8'),
) as { jobs: { content: string }[] };

const read = (text: string) => sectionsOf(text, 'jobDescription', sectionOf);

it("takes Greenhouse's text apart by its headings, also by those that are only bold", () => {
  expect(read(jobs.jobs[0]?.content ?? '')).toEqual({
    parts: {
      jobDescription:
        "<p>AXTORM makes rhythm games.</p><h3>What you'll do</h3>" +
        '<ul><li>Write <strong>gameplay</strong> code</li><li>Tune the timing</li></ul>' +
        '<h3>Benefits</h3><p>See our page.</p>',
      requiredSkills: '<ul><li>Three years of C++</li></ul>',
      preferredSkills: '<ul><li>A good ear &amp; patience</li></ul>',
    },
    leftOut: ['pictures', 'links'],
  });
});

it('keeps headings within a section, and leaves it at one of its own size', () => {
  const { parts } = read(
    '<h3>応募資格</h3><h4>経験</h4><p>3年</p><p><strong>語学</strong></p><p>日本語</p><h3>福利厚生</h3><p>あり</p>',
  );
  expect(parts).toEqual({
    requiredSkills: '<h4>経験</h4><p>3年</p><p><strong>語学</strong></p><p>日本語</p>',
    jobDescription: '<h3>福利厚生</h3><p>あり</p>',
  });
});

it('reads a text without tags as Markdown, and runs nothing of one with them', () => {
  expect(read('・効果音の制作\r\n・演出の調整\n\n5 < 6 & 7').parts).toEqual({
    jobDescription: '<ul><li>効果音の制作</li><li>演出の調整</li></ul><p>5 &lt; 6 &amp; 7</p>',
  });
  const hostile = '<p onclick="x()">A</p><script>alert(1)</script><a href="javascript:x()">b</a>';
  expect(read(hostile)).toEqual({
    parts: { jobDescription: '<p>A</p><p>b</p>' },
    leftOut: ['links'],
  });
  expect(read(' ').parts).toEqual({});
});

it('keeps words in angle brackets, whether they stand alone or within HTML', () => {
  expect(read('<MUST>\n・C++\n\n<WANT>\n・<jobs@example.com>').parts).toEqual({
    jobDescription:
      '<p>&lt;MUST&gt;</p><ul><li>C++</li></ul><p>&lt;WANT&gt;</p><ul><li>' +
      '&lt;<a href="mailto:jobs@example.com">jobs@example.com</a>&gt;</li></ul>',
  });
  expect(read('&lt;A&gt; 開発').parts).toEqual({ jobDescription: '<p>&lt;A&gt; 開発</p>' });
  expect(
    read('<p>&lt;A&gt;<MUST></p><p><font color="red">C++</font> <a@b.example></p>').parts,
  ).toEqual({
    jobDescription: '<p>&lt;A&gt;&lt;MUST&gt;</p><p>C++ &lt;a@b.example&gt;</p>',
  });
});
