import type { CompanyReport, CompanyReportId } from '../../account/report/company-report.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Reports about the company. Source: section 7, "Company". */
export interface CompanyReports {
  /** 50 a page, by name, id as the last key. Asked again, it tells how far a run is. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CompanyReport>, Refusal>>
  /** Starts a run and answers at once. Refuses: `conflict` while one waits or is under way. */
  run(params: { readonly id: CompanyReportId }): Promise<Outcome<CompanyReport, Refusal>>
}
