import { describe, expect, it } from 'vitest';
import type { RequirementStatus } from '../../src/model/report.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { HOSTILE, reportOf } from './hostile.ts';
import { check, everyStatus, report, requirement } from './sample.ts';

function caseNames(xml: string): string[] {
  return Array.from(xml.matchAll(/<testcase name="([^"]*)"/g), ([, name]) => name ?? '');
}

function of(status: RequirementStatus): string {
  return renderJunit(report([requirement(status)]));
}

describe('renderJunit', () => {
  it('writes a suite per requirement and a case per check', () => {
    const xml = renderJunit(report(everyStatus()));
    expect(xml.match(/<testsuite /g)).toHaveLength(6);
    expect(xml).toContain('classname="partner.client"');
    expect(xml).toMatch(/<testsuites [^>]*tests="10" failures="1" errors="1" skipped="1" time="90.500"/);
  });

  it('puts the evidence into the text of a failure', () => {
    const xml = of('failed');
    expect(xml).toContain('<failure message="expected status 400, got status 201" type="failure">');
    expect(xml).toContain('Got: status 201');
    expect(xml).toContain('Reproduce: curl -X POST');
    expect(xml).toContain('Statement: A client name has between 2 and 100 characters.');
  });

  it.each(['warning', 'expected-failure'] as const)('keeps a requirement of status %s green, with a note', (status) => {
    const xml = of(status);
    expect(xml).not.toMatch(/<failure|<error/);
    expect(xml).toMatch(/<system-out>(WARNING|EXPECTED FAILURE): /);
    expect(xml).toContain('Expected: status 400');
  });

  it('writes an error as an error, but not beside a mere warning', () => {
    expect(of('inconclusive')).toContain('<error message="socket closed" type="error">');
    const checks = [check({ status: 'error', message: 'socket closed' })];
    const beside = renderJunit(report([requirement('warning', { checks })]));
    expect(beside).toContain('<skipped message="error: socket closed"/>');
  });

  it('writes what was not tested as skipped, with the reason', () => {
    expect(of('not-tested')).toContain('<skipped message="needs partner.credentials.otherPartner in the profile"/>');
  });

  it('does not lose a failure that no check shows', () => {
    const xml = renderJunit(report([requirement('failed', { checks: [check()], reason: 'undocumented status 418' })]));
    expect(xml).toContain('<failure message="undocumented status 418"');
  });

  it('gives every case a name of its own', () => {
    const checks = [check({ name: 'a' }), check({ name: 'a' }), check({ name: 'a (2)' }), check({ name: 'a' })];
    const names = caseNames(
      renderJunit(report([requirement('passed', { checks }), requirement('passed', { checks })])),
    );
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it('is well-formed and keeps the text whatever the target answered', () => {
    const hostile = reportOf(HOSTILE);
    const xml = renderJunit(hostile.report);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
    expect(xml).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\ufffe]/u);
    expect(xml.isWellFormed()).toBe(true);
    const plain = renderJunit(reportOf('plain').report);
    expect(elements(xml)).toEqual(elements(plain));
    expect(xml).toContain('&amp;undefined; &amp;#0; &amp;#x99999999; &amp;amp;lt;');
  });
});

function elements(xml: string): string[] {
  return Array.from(xml.matchAll(/<\/?([\w-]+)/g), ([tag]) => tag);
}
