import { missingPackages, missingPackagesMessage } from './missing-packages.ts'

// A static import would fail with the name of the first package alone, before this module could say what to install.
const missing = missingPackages(new URL('../package.json', import.meta.url))
if (missing.length > 0) throw new Error(missingPackagesMessage('@fairhaul/monitor', missing))

/** The entry of the package: the same values as `index.ts`. */
export const {
  createMonitor,
  monitorRoutes,
  PREFIX,
  serve,
  startTestMonitor,
  systemClock,
  TEST_ORIGIN,
  TestBrowser,
} = await import('./index.ts')
