import './search-elsewhere.css'
import { Button } from '@kotonoha/ui-kit/button/button'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { useNavigate } from '@tanstack/react-router'

/** The field on a page that has nothing else to offer. A form, so that it works before its code does. */
export function SearchElsewhere() {
  const navigate = useNavigate()
  return (
    <search>
      <form
        action="/app/dict"
        className="search-elsewhere"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          if (typeof q === 'string') void navigate({ to: '/app/dict', search: { q: q.trim() } })
        }}
      >
        <FilledRoundedTextField
          label="Search words and kanji"
          name="q"
          placeholder="English, rōmaji, かな or 漢字"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
