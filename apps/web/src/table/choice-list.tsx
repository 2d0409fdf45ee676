import { useState } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useTable } from './context.ts'

/** Every choice of the question as a plain list, with what it would cost. */
export function ChoiceList() {
  const table = useTable()
  const [typed, setTyped] = useState('')
  const asked = table.story.asked.value
  const open = table.frame.listOpen.value && asked !== null
  const wanted = typed.trim().toLowerCase()
  const close = (): void => {
    table.frame.listOpen.value = false
    setTyped('')
  }
  return (
    <Dialog title={around.choiceList.title} open={open} wide onClose={close}>
      {open && (
        <>
          <p>{asked.prompt}</p>
          <div class="row">
            <input
              type="search"
              aria-label={around.choiceList.filter}
              placeholder={around.choiceList.filter}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <span class="quiet small">{around.choiceList.count(asked.labels.length)}</span>
          </div>
          <ul class="choice-list">
            {table.question.order.value.map((index) =>
              wanted !== '' && !asked.labels[index].toLowerCase().includes(wanted) ? null : (
                <li key={index}>
                  <button
                    type="button"
                    class="menu-choice"
                    data-wanted={table.question.wanted(asked.decision.choices[index])}
                    onClick={() => {
                      close()
                      void table.choose(index)
                    }}
                  >
                    <span>{asked.labels[index]}</span>
                    {table.question.bill(index).map((line) => (
                      <span key={line} class="quiet small">
                        {line}
                      </span>
                    ))}
                  </button>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </Dialog>
  )
}
