import { formatCount, type PacketStep } from '@fairhaul/core'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './StepBar.module.css'

/** How many steps of onboarding are done, as a bar that is read without counting. */
export const StepBar = ({ steps }: { readonly steps: readonly PacketStep[] }) => (
  <span className={styles['bar']}>
    {steps.map(({ name, state, text }) => (
      <span key={name} data-state={state} title={`${name}: ${text}`} />
    ))}
    <VisuallyHidden>
      {steps.filter(({ state }) => state === 'done').length} of {formatCount(steps.length, 'step')} done
    </VisuallyHidden>
  </span>
)
