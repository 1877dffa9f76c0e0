import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { QcMobile } from '../kernel/qcmobile.ts'
import type { Background } from '../kernel/background.ts'
import type { Clock } from '../kernel/clock.ts'
import type { MonitorConfig } from '../kernel/config.ts'
import type { Metrics } from '../kernel/metrics.ts'
import type { Readiness } from '../kernel/readiness.ts'
import type { EventHub } from './company-events/event-hub.ts'
import type { Mailbox } from '../kernel/mailbox.ts'
import type { FileStore } from '../kernel/file-store.ts'
import type { Admission } from './admission.ts'

/** What the monitor depends on, passed to every route. */
export interface Services {
  readonly db: Kysely<Schema>
  readonly mailbox: Mailbox
  readonly files: FileStore
  readonly clock: Clock
  readonly background: Background
  readonly config: MonitorConfig
  readonly metrics: Metrics
  readonly admission: Admission
  readonly events: EventHub
  readonly readiness: Readiness
  /** Requests one carrier from the agency. Undefined: no key is configured, and nothing is requested. */
  readonly qcmobile?: QcMobile
}
