/**
 * The only inline script of a page. Fetches the app's scripts once the first view stands (or when somebody
 * touches it earlier), all in parallel, each with its hash. Kept as text so that its own hash can stand in the
 * content policy.
 *
 * The picture that came last is painted in the frame after `load`, so code waits for that frame. Starting a
 * request costs a slow phone 10 ms: each has a task of its own, the app's scripts first.
 *
 * What the app will ask for later is fetched into the browser's cache, not by preload links: a link that failed
 * once would make the next attempt fail without a request. Over HTTP/1.1 a few at a time, and none for ever: a remote
 * that never answers leaves connections to the rest of the site. The app takes them over (`remote-files.ts`).
 *
 * What is pressed, sent or typed before the app is there is kept in `earlyActs` and done by `early-acts.ts`.
 * Links and forms with an address work by themselves.
 */
export const bootScript = `(()=>{
const {scripts,preloads,wait}=JSON.parse(document.getElementById('boot').textContent)
const early=window.earlyActs={fields:new Set(),presses:new Map(),end(){for(const event of acts)removeEventListener(event,note,true)}}
const acts=['click','submit','input','change']
const note=event=>{
const {type,target}=event
if(type==='submit'){
if(target.hasAttribute('action'))return
event.preventDefault()
return early.presses.set(target,event.submitter)
}
if(type!=='click')return early.fields.add(target)
const button=target.closest('button,[role=button]')
if(button&&!(button.form&&button.type==='submit'))early.presses.set(button)
}
for(const event of acts)addEventListener(event,note,true)
const starts=[...scripts.map(({href,integrity})=>()=>{
const script=document.createElement('script')
Object.assign(script,{src:href,integrity,crossOrigin:'anonymous',async:false})
document.head.append(script)
}),...Array(/^h[23]/.test(performance.getEntriesByType('navigation')[0]?.nextHopProtocol)?9:3).fill(()=>bring())]
const files=window.earlyFiles={begun:new Map(),rest:preloads}
const bring=()=>{
const next=files.rest.shift()
if(!next)return
const {href,integrity}=next
const abort=new AbortController()
const late=setTimeout(()=>abort.abort(),10000)
const file=fetch(href,{integrity,priority:'low',signal:abort.signal}).then(answer=>answer.ok?answer.arrayBuffer():Promise.reject(answer.status))
files.begun.set(href,{file,abort})
file.catch(()=>{}).then(()=>{
clearTimeout(late)
setTimeout(bring)
})
}
const events=['pointerdown','keydown','touchstart']
let begun=false
const begin=()=>{
if(begun)return
begun=true
for(const event of events)removeEventListener(event,begin)
const next=()=>{
const start=starts.shift()
if(!start)return
start()
setTimeout(next)
}
next()
}
if(!wait||document.readyState==='complete')return begin()
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin))))
for(const event of events)addEventListener(event,begin,{passive:true})
setTimeout(begin,4000)
})()`
