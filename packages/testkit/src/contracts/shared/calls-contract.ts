import { describe, expect, it } from 'vitest'

/** Routes that a browser opens as a link; no call of an adapter asks them. */
const OPENED_AS_LINKS: ReadonlySet<string> = new Set([
  'GET company_reports/:id/file',
  'GET contracts/:id/file',
  'GET onboarding_packet_contracts/:id/file',
  'GET rule_overrides/:id/file',
  'GET tax_form_submissions/:id/file',
])

/** That an adapter and the monitor know the same calls, by their routes: `PATCH rule_overrides/:id`. */
export const callsContract = (adapterRoutes: readonly string[], monitorRoutes: readonly string[]): void => {
  describe('the calls', () => {
    it('are some', () => {
      expect([adapterRoutes.length, monitorRoutes.length]).not.toContain(0)
    })

    it.each(adapterRoutes)('%s is a route of the monitor', route => {
      expect(monitorRoutes).toContain(route)
    })

    it.each(monitorRoutes.filter(route => !OPENED_AS_LINKS.has(route)))('%s is a call', route => {
      expect(adapterRoutes).toContain(route)
    })
  })
}
