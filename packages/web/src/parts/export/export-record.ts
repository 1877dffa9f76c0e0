import type { ExportedList } from '@fairhaul/core'
import { AuditTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'

/**
 * Says for the audit log that a list is exported. The export does not wait for it: a monitor without an audit log
 * refuses it, and a lost connection must not cost the user their file.
 */
export const exportRecord =
  (resolve: Resolve, list: ExportedList) =>
  (rowCount: number): void => {
    resolve(AuditTokens.AuditLog)
      .recordExport({ list, rowCount })
      .catch(() => undefined)
  }
