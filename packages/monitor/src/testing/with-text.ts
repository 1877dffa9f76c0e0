import type { FindingValue } from '../rules/terms/finding-value.ts'
import { findingValueText } from '../rules/terms/finding-terms.ts'

interface Valued {
  readonly value: FindingValue | null
}

/** A finding with what was found in words, as people read it. */
export const withText = <F extends Valued>(finding: F): Omit<F, 'value'> & { readonly value: string } => ({
  ...finding,
  value: findingValueText(finding.value),
})

/** Findings by rule type with what was found in words. */
export const withTexts = <F extends Valued>(
  findings: Readonly<Record<string, F>>,
): Record<string, ReturnType<typeof withText<F>>> => {
  const read: Record<string, ReturnType<typeof withText<F>>> = {}
  for (const type in findings) {
    const finding = findings[type]
    if (finding !== undefined) read[type] = withText(finding)
  }
  return read
}
