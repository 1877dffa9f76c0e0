import type { ErrorReporting } from '../groups/error-reports.ts'
import type { Hosts } from './hosts.ts'

/** Reports go to the host of the DSN. The library is the portal's own. */
export const errorReportHosts = ({ errorReports }: ErrorReporting): Hosts =>
  errorReports === null ? {} : { connect: [new URL(errorReports.dsn).origin] }
