import { describe, expect, it } from 'vitest'

/** Routes that hand out a file: a browser opens them as a link, and no call of an adapter asks them. */
const isOpenedAsLink = (route: string): boolean => /^GET .+\/file$/.test(route)

/** That an adapter and the monitor know the same calls, by their routes: `PATCH rule_overrides/:id`. */
export const callsContract = (adapterRoutes: readonly string[], monitorRoutes: readonly string[]): void => {
  describe('the calls', () => {
    it('are some', () => {
      expect([adapterRoutes.length, monitorRoutes.length]).not.toContain(0)
    })

    it.each(adapterRoutes)('%s is a route of the monitor', route => {
      expect(monitorRoutes).toContain(route)
    })

    it.each(monitorRoutes.filter(route => !isOpenedAsLink(route)))('%s is a call', route => {
      expect(adapterRoutes).toContain(route)
    })
  })
}
