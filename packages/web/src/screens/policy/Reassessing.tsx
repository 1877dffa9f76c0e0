import { formatCount, formatNumber, type Policy } from '@fairhaul/core'
import { useEffect } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

interface Props {
  readonly policy: Policy
  /** Loads the policy again. */
  readonly onWait: () => unknown
}

/** How long until the policy is loaded again, in milliseconds. */
const WAIT_MS = 2_000

/** How many of the company's carriers are assessed by the rules in force. Nothing once all are, or where it is not known. */
export const Reassessing = ({ policy, onWait }: Props) => {
  const clock = useStore(BrowserTokens.Clock)
  const { done, total } = policy.reassessed ?? { done: 0, total: 0 }
  const isOver = done >= total
  useEffect(() => {
    if (isOver) return undefined
    const wait = (): (() => void) =>
      clock.after(WAIT_MS, () => {
        onWait()
        cancel = wait()
      })
    let cancel = wait()
    return () => cancel()
  }, [clock, isOver, onWait])
  if (isOver) return null
  return (
    <ProgressBar
      label="Assessing your carriers by the rules in force"
      value={done}
      max={total}
      text={`${formatNumber(done)} of ${formatCount(total, 'carrier')} assessed by the rules in force. Lists show the right verdicts meanwhile.`}
    />
  )
}
