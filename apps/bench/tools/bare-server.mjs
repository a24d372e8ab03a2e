/**
 * Answers every request with so many bytes of JSON, as little as a server of this Node can do.
 * Reads the number as its argument and prints its port.
 */
import { createServer } from 'node:http'

const body = JSON.stringify('x'.repeat(Number(process.argv[2])))
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
