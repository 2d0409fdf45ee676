// A bot for tables online, for Node 22 or newer and nothing else:
//
//   RAILHEAD_TOKEN=... node bot.mjs http://localhost:4141/ TABLE SEAT
//
// It takes the seat, waits until the game begins, and plays it to its end with whatever `decide` answers.

const [address, table, seat] = process.argv.slice(2)
const Authorization = `Bearer ${process.env.RAILHEAD_TOKEN}`

/** The index of one of the choices. Everything that the seat may know is in `snapshot.view`; this one throws dice. */
function decide(snapshot) {
  const { choices, proposal } = snapshot.asked.decision
  return proposal ?? Math.floor(Math.random() * choices.length)
}

async function ask(method, path, body) {
  const headers = { Authorization, ...(body && { 'Content-Type': 'application/json' }) }
  const response = await fetch(new URL(`api/${path}`, address), { method, headers, body: body && JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.sentence)
  return answer
}

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Plays until the game is over; answers false when the connection was lost before. */
function play() {
  const url = new URL(`api/tables/${table}/socket?seat=${seat}`, address)
  url.protocol = url.protocol.replace('http', 'ws')
  const socket = new WebSocket(url, { headers: { Authorization } })
  let calls = 0
  let sent
  const send = (name, ask, id) => {
    sent = JSON.stringify({ call: ++calls, name, ask, id })
    socket.send(sent)
  }
  return new Promise((resolve) => {
    let answered
    const look = (snapshot) => {
      if (snapshot.outcome !== null || snapshot.readOnly !== null) {
        console.log(snapshot.outcome?.text ?? snapshot.readOnly)
        socket.close()
        resolve(true)
      } else if (snapshot.asked !== null && snapshot.question !== answered) {
        answered = snapshot.question
        // An id of its own: should it be sent again, it is done once.
        send('choose', { question: snapshot.question, index: decide(snapshot) }, crypto.randomUUID())
      }
    }
    socket.onopen = () => send('open', { confirmTurn: false })
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      const code = message.problem?.code
      if (code === 'too-many') setTimeout(() => socket.send(sent), 1000)
      // Where several are asked at once, another may have been quicker: the new question comes by itself.
      else if (code !== undefined && code !== 'stale') console.error(message.problem.sentence)
      // Shown when somebody else did something; otherwise with the answer to what was sent.
      const snapshot =
        message.step ?? message.answer?.snapshot ?? (message.answer?.question === undefined ? null : message.answer)
      if (snapshot) look(snapshot)
    }
    socket.onclose = () => resolve(false)
    socket.onerror = () => {}
  })
}

let info = await ask('GET', `tables/${table}`)
if (!info.mine.includes(seat)) info = await ask('POST', `tables/${table}/seat`, { seat })
while (info.started === null) {
  await wait(1)
  info = await ask('GET', `tables/${table}`)
}
while (!(await play())) await wait(2)
