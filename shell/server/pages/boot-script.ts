/**
 * The inline script that starts the app. It loads the app's scripts when the first view is painted (or earlier,
 * when the user touches it), all in parallel, each with its hash. It is a string, so that its hash can be
 * listed in the Content Security Policy.
 *
 * An image that arrives last is painted in the frame after `load`, so the scripts wait for that frame.
 * Starting a request blocks a slow phone for 10 ms, so each request is a separate task, the app's scripts
 * first.
 *
 * A script of the app that can't be had is tried again, past the browser's cache: after a pause that grows, or when the connection
 * is back or somebody returns to the page. Each waits for the others by itself, so their order does not matter.
 *
 * Files that the app needs later are fetched into the browser's cache. Preload links are not used, because
 * after a failed one the next attempt would fail without a request. Over HTTP/1.1 only a few files are loaded
 * at a time and none without a deadline, so that a remote that never answers leaves connections for the rest
 * of the site. The app takes over these requests (`remote-files.ts`). Pictures that never come occupy connections, too: where
 * the app's scripts still wait for one after seconds, pictures that are not complete are let go until the scripts are there.
 *
 * Presses, submits and input before the app has started are recorded in `earlyInput` and replayed by
 * `early-input.ts`. Links, and forms with an action, work without the app. The keys of a button on the page
 * (`aria-keyshortcuts`) are recorded in `earlyShortcuts` until the code behind them has started.
 */
export const bootScript = `(()=>{
const {scripts,preloads,wait}=JSON.parse(document.getElementById('boot').textContent)
const early=window.earlyInput={fields:new Set(),presses:new Map(),end(){for(const event of acts)removeEventListener(event,note,true)}}
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
const keys=window.earlyShortcuts={pressed:new Set(),end(){removeEventListener('keydown',press,true)}}
const press=event=>{
if(!(event.ctrlKey||event.metaKey)||event.shiftKey||event.altKey||!/^[a-z]$/i.test(event.key))return
const name='Control+'+event.key.toUpperCase()
if(!document.querySelector('[aria-keyshortcuts="'+name+'"]'))return
event.preventDefault()
keys.pressed.add(name)
}
addEventListener('keydown',press,true)
const letGo=[]
let missing=scripts.length
let stuck
const onload=()=>{
missing-=1
if(missing>0)return
clearTimeout(stuck)
for(const [image,name,value] of letGo)image.setAttribute(name,value)
}
const freeConnections=()=>{
for(const image of document.images)if(!image.complete)for(const name of ['srcset','src']){
const value=image.getAttribute(name)
if(value===null)continue
letGo.push([image,name,value])
image.removeAttribute(name)
}
}
const put=({href,integrity},failures)=>{
const script=document.createElement('script')
const onerror=()=>{
const over=new AbortController()
const again=()=>{
if(over.signal.aborted)return
over.abort()
fetch(href,{cache:'reload'}).catch(()=>{}).then(()=>put({href,integrity},failures+1))
}
for(const event of ['online','focus'])addEventListener(event,again,{signal:over.signal})
setTimeout(again,Math.min(60000,1000*2**failures))
}
Object.assign(script,{src:href,integrity,crossOrigin:'anonymous',async:false,onerror,onload})
document.head.append(script)
}
const isShared=/^h[23]/.test(performance.getEntriesByType('navigation')[0]?.nextHopProtocol)
const starts=[...scripts.map(file=>()=>put(file,0)),...Array(isShared?9:3).fill(()=>bring())]
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
if(!isShared)stuck=setTimeout(freeConnections,6000)
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
