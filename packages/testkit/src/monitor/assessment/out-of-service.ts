import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

/** No out-of-service order is in force. Whether one is has to be on record to pass. */
export const noOutOfServiceOrder: Rule = ({ safety }) => {
  const found = { source: SOURCES.safety, as_of: safety.as_of }
  if (safety.out_of_service === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  return safety.out_of_service
    ? { ...found, result: 'fail', value: 'order in force' }
    : { ...found, result: 'pass', value: 'none' }
}
