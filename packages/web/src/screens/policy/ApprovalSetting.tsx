import type { Policy } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Section } from '../../ui/Section.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  readonly policy: Policy
}

/** Whether each new version has to be approved by a second person. */
export const ApprovalSetting = observer(({ store: { approval }, policy }: Props) => (
  <Section heading="Approval">
    <SubmissionError submission={approval.requiring} />
    <Switch
      label="A second person approves each new version"
      note="A version waits until another admin has approved it. The rules in force decide meanwhile."
      checked={policy.isApprovalRequired}
      disabled={approval.requiring.isPending}
      onChange={event => void approval.require({ isApprovalRequired: event.currentTarget.checked })}
    />
  </Section>
))
