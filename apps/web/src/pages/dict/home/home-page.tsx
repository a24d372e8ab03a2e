import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'

export function HomePage() {
  return (
    <>
      <Typography variant="h1">Dictionary</Typography>
      <List>
        <ListItem>
          <Link to="/app/dict/kanji">Kanji</Link>
        </ListItem>
        <ListItem>
          <Link to="/app/dict/words">Words</Link>
        </ListItem>
      </List>
    </>
  )
}
