import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { ComboBox } from './ComboBox.tsx'
import { EvidenceCard } from './EvidenceCard.tsx'
import { Menu } from './Menu.tsx'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { RangeSlider, Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

const OPTIONS = [
  { key: 'onboarded', label: 'Onboarded' },
  { key: 'needs', label: 'Needs to onboard', note: 'No packet yet' },
] as const
type Key = (typeof OPTIONS)[number]['key']

it('a select changes by the arrow keys on its button, and from its list', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Select label="Connection" options={OPTIONS} value="onboarded" onChange={onChange} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.click(screen.getByRole('button', { name: /Connection/ }))
  await user.click(screen.getByRole('option', { name: /Needs/ }))
  expect(onChange.mock.calls).toEqual([['needs'], ['needs']])
})

it('the error of a select is linked to its button', () => {
  render(<Select label="Connection" options={OPTIONS} value={null} onChange={() => {}} error="Choose one." />)
  const about = screen.getByRole('button').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(about.map(id => document.getElementById(id)?.textContent)).toContain('Choose one.')
})

it('typing filters a combo box, and Enter chooses an option', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  const Box = () => {
    const [value, setValue] = useState<Key | null>(null)
    const update = (key: Key | null) => {
      onChange(key)
      setValue(key)
    }
    return <ComboBox label="Connection" options={OPTIONS} value={value} onChange={update} />
  }
  render(<Box />)
  await user.type(screen.getByRole('combobox', { name: 'Connection' }), 'nee')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
    'Needs to onboardNo packet yet',
  ])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('needs')
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Needs to onboard')
})

it('an asynchronous combo box shows the loaded options, whatever the text', async () => {
  const user = userEvent.setup()
  const onText = vi.fn()
  const Box = () => {
    const [text, setText] = useState('')
    const type = (next: string) => {
      onText(next)
      setText(next)
    }
    return (
      <ComboBox
        label="Connection"
        options={OPTIONS}
        value={null}
        onChange={() => {}}
        text={text}
        onText={type}
        isAsync
      />
    )
  }
  render(<Box />)
  await user.type(screen.getByRole('combobox'), 'zz')
  expect(onText).toHaveBeenLastCalledWith('zz')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})

it('a checkbox can be checked, and indeterminate', async () => {
  const user = userEvent.setup()
  render(<Checkbox label="Reefer" isMixed />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reefer' })
  expect([box.indeterminate, box.checked]).toEqual([true, false])
  await user.click(screen.getByText('Reefer'))
  expect(box.checked).toBe(true)
})

it('space toggles a switch', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Switch label="Alerts" onChange={event => onChange(event.target.checked)} />)
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('switch', { name: 'Alerts' })).toBe(document.activeElement)
  expect(onChange).toHaveBeenCalledWith(true)
})

it('a radio group has a name and one choice', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<RadioGroup label="Connection" options={OPTIONS} value="onboarded" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Connection' })).toBeTruthy()
  await user.click(screen.getByLabelText('Needs to onboard', { exact: false }))
  expect(onChange).toHaveBeenCalledWith('needs')
})

const AMOUNTS = ['$0', '$50,000', '$100,000']
const amount = (step: number) => AMOUNTS[step] ?? ''

it('a slider announces the text of its step, also after a key', async () => {
  const user = userEvent.setup()
  const Amount = () => {
    const [step, setStep] = useState(1)
    return <Slider label="Cargo at least" min={0} max={2} value={step} onChange={setStep} text={amount} />
  }
  render(<Amount />)
  const thumb = screen.getByRole('slider', { name: 'Cargo at least' })
  expect(thumb.getAttribute('aria-valuetext')).toBe('$50,000')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(thumb.getAttribute('aria-valuetext')).toBe('$100,000')
  expect(screen.getByRole('group').textContent).toContain('$100,000')
})

it('the thumbs of a range move separately, and never past each other', async () => {
  const user = userEvent.setup()
  const seen: (readonly [number, number])[] = []
  const Units = () => {
    const [pair, setPair] = useState<readonly [number, number]>([1, 2])
    const update = (next: readonly [number, number]) => {
      seen.push(next)
      setPair(next)
    }
    return (
      <RangeSlider
        label="Units"
        min={0}
        max={9}
        value={pair}
        onChange={update}
        thumbs={['Fewest units', 'Most units']}
      />
    )
  }
  render(<Units />)
  screen.getByRole('slider', { name: /Fewest units/ }).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  screen.getByRole('slider', { name: /Most units/ }).focus()
  await user.keyboard('{End}')
  expect(seen.at(-1)).toEqual([2, 9])
})

it('a number field reads the usual formats, and empty is not zero', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  const Miles = () => {
    const [value, setValue] = useState<number | undefined>(50)
    const update = (next: number | undefined) => {
      onChange(next)
      setValue(next)
    }
    return <NumberField label="Miles" value={value} onChange={update} />
  }
  render(<Miles />)
  const box = screen.getByRole('textbox', { name: 'Miles' })
  await user.clear(box)
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await user.type(box, '1,000')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(1000)
})

it('a menu shows its actions with their shortcuts, and runs one', async () => {
  const user = userEvent.setup()
  const onAction = vi.fn()
  const items = [
    { key: 'monitor', label: 'Monitor', shortcut: 'M', onAction },
    { key: 'connect', label: 'Connect', isDisabled: true },
  ]
  render(<Menu label="Actions for Prairie Line" icon={<i />} items={items} />)
  await user.click(screen.getByRole('button', { name: 'Actions for Prairie Line' }))
  expect(screen.getByRole('menuitem', { name: /Connect/ }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('M').tagName).toBe('KBD')
  await user.click(screen.getByRole('menuitem', { name: /Monitor/ }))
  expect(onAction).toHaveBeenCalledOnce()
})

it('the evidence of a word is shown on keyboard focus, and on a press', async () => {
  const user = userEvent.setup()
  const facts = [{ label: 'Source', value: 'Certificate of Jan 12, 2026' }]
  render(
    <EvidenceCard label="Why cargo insurance fails" facts={facts}>
      Fail
    </EvidenceCard>,
  )
  await user.tab()
  expect(await screen.findByText('Certificate of Jan 12, 2026')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(await screen.findByRole('dialog', { name: 'Why cargo insurance fails' })).toBeTruthy()
})

it('a locked checkbox says why, and does not change', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(
    <Checkbox label="Sourcing" hindrance="Only rights that you have." defaultChecked onChange={onChange} />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Only rights that you have/ })
  await user.click(box)
  await user.keyboard(' ')
  expect(document.activeElement).toBe(box)
  expect([box.checked, onChange.mock.calls.length]).toEqual([true, 0])
})
