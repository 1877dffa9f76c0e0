import { type CarrierDetail, type RuleOverride, ruleName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { EndOverrideStore } from './end-override-store.ts'
import { focusRule } from './focus-rule.ts'

interface Props {
  readonly ending: EndOverrideStore
  readonly asked: RuleOverride
  readonly carrier: CarrierDetail
}

/** Asks once more, naming the rule and the carrier. */
export const EndOverrideDialog = observer(({ ending, asked, carrier }: Props) => (
  <Dialog
    title={`End the override of ${ruleName(asked.ruleType)}?`}
    isOpen
    onClose={ending.leave}
    confirmLabel="End override"
    onConfirm={() => void ending.confirm().then(() => ending.asked === null && focusRule(asked.ruleType))}
    isPending={ending.isPending}
  >
    <p>The rule counts again for {carrier.legalName}, from now on and for everyone in your company.</p>
    {ending.trouble !== null && <Notice tone="error">{ending.trouble}</Notice>}
  </Dialog>
))
