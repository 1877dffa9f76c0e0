import type { CompanyReportId, CompanyReports } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A user of a company that has reports. */
export interface CompanyReportsSubject {
  readonly reports: CompanyReports
  /** One that is not being run. */
  readonly idle: CompanyReportId
  /** Lets the run of that report come to its end. */
  readonly finish: () => Promise<void>
  /** No report has it. */
  readonly absent: CompanyReportId
  /** The same world as a visitor sees it. */
  readonly forVisitor: CompanyReports
}

/** What every `CompanyReports` does. Source: section 7, "Company"; section 4, "Report run". */
export const companyReportsContract = (make: Make<CompanyReportsSubject>): void => {
  describe('reports', () => {
    const UNDER_WAY = ['queued', 'running']

    it('reports are listed by name', async () => {
      const { reports, idle } = await make()
      const { items, page } = valueOf(await reports.list({}))
      expect(page).toBe(1)
      expect(items.map(({ id }) => id)).toContain(idle)
      const names = items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
    })

    it('reports are started at once, and not again while a run is in progress', async () => {
      const { reports, idle: id } = await make()
      const started = valueOf(await reports.run({ id }))
      expect(started.id).toBe(id)
      expect(UNDER_WAY).toContain(started.run.kind)
      expectRefused(await reports.run({ id }), 'conflict')
      const listed = valueOf(await reports.list({})).items.find(report => report.id === id)
      expect(UNDER_WAY).toContain(listed?.run.kind)
    })

    it('reports have a file once they are done, and can be run again', async () => {
      const { reports, idle: id, finish } = await make()
      valueOf(await reports.run({ id }))
      await finish()
      const listed = valueOf(await reports.list({})).items.find(report => report.id === id)
      expect(listed?.run).toMatchObject({ kind: 'done', file: { name: expect.stringMatching(/./) } })
      expect((await reports.run({ id })).ok).toBe(true)
    })

    it('reports that do not exist are not found', async () => {
      const { reports, absent: id } = await make()
      expectRefused(await reports.run({ id }), 'not-found')
    })

    it('reports are refused to a visitor', async () => {
      const { forVisitor, idle: id } = await make()
      expectRefused(await forVisitor.list({}), 'unauthenticated')
      expectRefused(await forVisitor.run({ id }), 'unauthenticated')
    })
  })
}
