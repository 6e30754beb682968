/**
 * The only inline script of a page. Fetches the app's scripts once the first view stands (or when somebody
 * touches it earlier), all in parallel, each with its hash. Kept as text so that its own hash can stand in the
 * content policy.
 *
 * The picture that came last is painted in the frame after `load`, so code waits for that frame. Starting a
 * request costs a slow phone 10 ms: each has a task of its own, the app's scripts first.
 *
 * What the app will ask for later is fetched into the browser's cache, not by preload links: a link that failed
 * once would make the next attempt fail without a request.
 */
export const bootScript = `(()=>{
const {scripts,preloads,wait}=JSON.parse(document.getElementById('boot').textContent)
const starts=[...scripts.map(({href,integrity})=>()=>{
const script=document.createElement('script')
Object.assign(script,{src:href,integrity,crossOrigin:'anonymous',async:false})
document.head.append(script)
}),...preloads.map(({href,integrity})=>()=>{
fetch(href,{integrity,priority:'low'}).then(answer=>answer.arrayBuffer()).catch(()=>{})
})]
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
